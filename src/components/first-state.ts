import type { ComponentType } from 'react'
import type { Translator } from '../i18n/translator.ts'
import type { IslandModule } from '../islands/island-module.ts'
import { markupOf } from './markup.ts'

const islands = import.meta.glob<IslandModule>('../islands/*/island.tsx', { eager: true })

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
  return markupOf(island.default as ComponentType<object>, { ...props, kept }, words)
}
