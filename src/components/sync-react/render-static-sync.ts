import { type ComponentType, createElement } from 'react'
import type { Translator } from '#src/i18n/translator.ts'
import { markupOfNode } from './element.ts'
import { withFirstHooks } from './hooks.ts'
import { UnsupportedElementError } from './unsupported-element-error.ts'

/** The pieces that React draws: they are not tried again. */
const beyond = new WeakSet<object>()

/**
 * The markup of a piece as `renderToStaticMarkup` writes it, to the byte, in half of its time; undefined where it needs
 * something that only React knows. A published page is compared with what React says of it (docs/decisions/first-states.md).
 */
export function renderStaticSync<Props extends object>(
  piece: ComponentType<Props>,
  props: Props,
  words: Translator,
): string | undefined {
  if (beyond.has(piece)) return undefined
  try {
    return withFirstHooks(words, () => markupOfNode(createElement(piece, props)))
  } catch (error) {
    if (!(error instanceof UnsupportedElementError)) throw error
    beyond.add(piece)
    return undefined
  }
}
