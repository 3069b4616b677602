import type { ComponentType } from 'react'
import type { Translator } from '../i18n/translator.ts'
import type { IslandModule } from '../islands/island-module.ts'
import { markupOf } from './markup.ts'

const islands = import.meta.glob<IslandModule>('../islands/*/island.tsx', { eager: true })

/** What islands of the shell show is the same on thousands of pages: the markup by what it was drawn from. */
const drawn = new WeakMap<Translator, Map<string, string>>()

/** How many first states are remembered for each language. */
const remembered = 500

/**
 * What an island shows before it wakes: its own component as it is first drawn, so that waking changes nothing. `kept` is
 * markup that the island shows again as it is.
 */
export function firstState(
  name: string,
  props: object,
  kept: Readonly<Record<string, string>>,
  words: Translator,
): string {
  const island = islands[`../islands/${name}/island.tsx`]
  if (!island) throw new Error(`There is no island "${name}"`)
  const draw = () => markupOf(island.default as ComponentType<object>, { ...props, kept }, words)
  if (Object.keys(kept).length > 0) return draw()
  const known = drawn.get(words) ?? new Map<string, string>()
  drawn.set(words, known)
  const key = `${name} ${JSON.stringify(props)}`
  const markup = known.get(key) ?? draw()
  if (known.size === remembered) known.clear()
  known.set(key, markup)
  return markup
}
