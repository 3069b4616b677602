import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translator } from '../i18n/translator.ts'
import { TranslationContext } from '../ui/TranslationContext.tsx'
import { renderStaticSync } from './sync-react/render-static-sync.ts'

/** Renders a component with React. */
const byReact = <Props extends object>(
  piece: ComponentType<Props>,
  props: Props,
  words: Translator,
): string =>
  renderToStaticMarkup(createElement(TranslationContext, { value: words }, createElement(piece, props)))

/**
 * Renders a component shared by pages and islands to static markup, with a page's translator.
 * @example <Fragment set:html={markupOf(CourseCard, { course, href }, translator)} />
 */
export const renderStatic = <Props extends object>(
  piece: ComponentType<Props>,
  props: Props,
  words: Translator,
): string =>
  (import.meta.env.AT_ONCE ? renderStaticSync(piece, props, words) : undefined) ??
  byReact(piece, props, words)
