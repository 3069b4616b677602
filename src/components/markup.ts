import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translator } from '../i18n/translator.ts'
import { Words } from '../ui/Words.tsx'

/**
 * The markup of a piece that pages and islands share, in the words of a page.
 * @example <Fragment set:html={markupOf(CourseCard, { course, href }, translator)} />
 */
export const markupOf = <Props extends object>(
  piece: ComponentType<Props>,
  props: Props,
  words: Translator,
): string => renderToStaticMarkup(createElement(Words, { value: words }, createElement(piece, props)))
