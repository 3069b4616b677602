import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Translator } from '../i18n/translator.ts'
import { TranslationContext } from '../ui/TranslationContext.tsx'
import { renderStaticSync } from './sync-react/render-static-sync.ts'

const renderWithReact = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  translator: Translator,
): string =>
  renderToStaticMarkup(
    createElement(TranslationContext, { value: translator }, createElement(component, props)),
  )

/**
 * Renders a component shared by pages and islands to static markup, with a page's translator.
 * @example <Fragment set:html={renderStatic(CourseCard, { course, href }, translator)} />
 */
export const renderStatic = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  translator: Translator,
): string =>
  (import.meta.env.SYNC_RENDERING ? renderStaticSync(component, props, translator) : undefined) ??
  renderWithReact(component, props, translator)
