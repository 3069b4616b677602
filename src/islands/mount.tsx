import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadNamespace } from '../i18n/load-namespace.ts'
import { type SiteOverrides, withSiteOverrides } from '../i18n/site-overrides.ts'
import { createSmallTranslator } from '../i18n/small-translator.ts'
import { $popup, $signInReason, $toasts } from '../stores/notice/notices.ts'
import { TranslationContext } from '../ui/TranslationContext.tsx'
import type { IslandModule, WakingAction } from './island-module.ts'
import { restoreLostFocus } from './restore-lost-focus.ts'
import { setStoreEnvironment } from './set-store-environment.ts'
import { waitForPressEnd } from './wait-for-press-end.ts'

let isStarted = false

/**
 * Prepares the stores when the first island of a page is mounted. Mounts the island for popups and toasts as soon
 * as there is one to show.
 */
function start(): void {
  if (isStarted) return
  isStarted = true
  setStoreEnvironment()
  let isShown = false
  const show = async () => {
    if (isShown || !($popup.get() || $signInReason.get() || $toasts.get().length > 0)) return
    isShown = true
    const element = document.querySelector<HTMLElement>('#dialogs')
    if (element) await mount(element, await import('./notices/island.tsx'), {})
  }
  for (const store of [$popup, $signInReason, $toasts]) store.listen(() => void show())
}

/** Returns the translator of an island: its namespaces in the page's language, with English as fallback. */
async function loadTranslator(namespaces: readonly string[]) {
  const language = document.documentElement.lang
  const messages = await Promise.all(namespaces.map((namespace) => loadNamespace(language, namespace)))
  const texts = Object.fromEntries(namespaces.map((namespace, index) => [namespace, messages[index] ?? {}]))
  const overrides = document.querySelector('#own-words')?.textContent
  return withSiteOverrides(
    createSmallTranslator(language, texts),
    overrides ? (JSON.parse(overrides) as SiteOverrides) : undefined,
  )
}

/**
 * Mounts an island in place of its static markup. Focus, typed text and unfolded parts are preserved, and the
 * visitor's action that caused the mounting is repeated. `takeAction`, which returns this action, is called as late
 * as possible, so that an action during the loading is repeated too.
 */
export async function mount(
  element: HTMLElement,
  { default: Island, namespaces }: IslandModule,
  props: Record<string, unknown>,
  takeAction: () => WakingAction | undefined = () => undefined,
): Promise<void> {
  start()
  const translator = await loadTranslator(namespaces)
  await waitForPressEnd(element)
  const focused = element.contains(document.activeElement) ? selectorOf(document.activeElement) : undefined
  const staticHtml = staticHtmlOf(element)
  const form = element.querySelector('form')
  const typed = form ? new FormData(form) : undefined
  const isOpen = [...element.querySelectorAll('details')].map(({ open }) => open)
  const action = takeAction()
  restoreLostFocus(element)
  const Component = Island as React.ComponentType<Record<string, unknown>>
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <TranslationContext value={translator}>
          <Component {...props} staticHtml={staticHtml} fields={action?.fields} typed={typed} />
        </TranslationContext>
      </StrictMode>,
    ),
  )
  for (const [index, details] of element.querySelectorAll('details').entries())
    details.open ||= isOpen[index] ?? false
  if (focused) element.querySelector<HTMLElement>(focused)?.focus()
  if (action) element.querySelector<HTMLElement>(`[data-act="${action.name}"]:not(form)`)?.click()
}

/**
 * Returns the static markup that an island reuses: the inner HTML of each element with `data-keep`, by the value of
 * this attribute.
 */
const staticHtmlOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLElement>('[data-keep]')].map((part) => [
      part.dataset.keep,
      part.innerHTML,
    ]),
  )

/**
 * Returns a selector that finds the same element in the new markup, by its action, form or field name; undefined if
 * the element has none of these.
 */
function selectorOf(element: Element | null): string | undefined {
  const action = element?.getAttribute('data-act')
  if (action) return `[data-act="${action}"]:not(form)`
  if (element?.matches('form[data-act] [type="submit"]'))
    return `form[data-act="${element.closest('form')?.dataset.act}"] [type="submit"]`
  const name = element?.getAttribute('name')
  const value =
    element instanceof HTMLInputElement && element.type === 'radio' ? `[value="${element.value}"]` : ''
  return name ? `[name="${name}"]${value}` : undefined
}
