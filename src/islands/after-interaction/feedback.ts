import { getFeedbackPrompt } from '#src/contract/catalogue/feedback.ts'
import type { FeedbackPrompt } from '#src/domain/feedback/feedback.ts'
import { environment } from '#src/environment/environment.ts'
import { isDismissed, saveDismissal } from '#src/stores/session/dismissal.ts'
import { $overlay, closeOverlay, openOverlay } from '#src/stores/session/overlay.ts'
import { setStoreEnvironment } from '../set-store-environment.ts'

/**
 * The cookie that hides the feedback prompt, and its lifetime: a week, in seconds. Specification 1, sections 4 and 9.
 */
const hiddenCookie = 'feedbackHidden'
const week = 604_800

const find = <Wanted extends HTMLElement>(selector: string) => document.querySelector<Wanted>(selector)

/** Fills the popup with the feedback prompt of the site. */
function fill(popup: HTMLElement, prompt: FeedbackPrompt): void {
  const title = popup.querySelector<HTMLElement>('h2')
  const text = popup.querySelector<HTMLElement>('p')
  const start = popup.querySelector<HTMLAnchorElement>('[data-feedback="start"]')
  if (!title || !text || !start) return
  title.textContent = prompt.title
  text.textContent = prompt.description
  for (const paragraph of [title, text]) paragraph.lang = prompt.language
  start.href = prompt.link
}

/** Shows the popup when the queue of overlays reaches it, and hides it afterwards. */
function syncWithOverlay(popup: HTMLElement, icon: HTMLElement): void {
  $overlay.subscribe((overlay) => {
    popup.hidden = overlay !== 'feedback'
    icon.setAttribute('aria-expanded', String(overlay === 'feedback'))
  })
}

function addListeners(popup: HTMLElement, icon: HTMLElement): void {
  const close = () => {
    const inside = popup.contains(document.activeElement)
    saveDismissal(hiddenCookie, week)
    closeOverlay('feedback')
    if (inside) icon.focus()
  }
  icon.addEventListener('click', () => {
    if (!popup.hidden) return close()
    openOverlay('feedback')
    popup.querySelector<HTMLElement>('button')?.focus()
  })
  popup.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-feedback]')) close()
  })
  popup.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
}

const formsInMain = 'main form'

/**
 * Returns whether the visitor is using a form, has filled one in, or is paying. In these cases nothing may open
 * over the page.
 */
function isFilling(): boolean {
  if (document.querySelector(`${formsInMain}:focus-within, portal-island[name="payment"]`)) return true
  const fields = document.querySelectorAll<HTMLInputElement>(`${formsInMain} :is(input, textarea)`)
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/**
 * Opens the feedback prompt, unless it was closed within the last week or a form is in use; closes it when a form
 * gets the focus. Specification 1, section 4.
 */
export async function offerFeedback(): Promise<void> {
  const [popup, icon] = [find('#feedback'), find('#feedback-open')]
  if (!popup || !icon) return
  setStoreEnvironment()
  const result = await environment().api.call(getFeedbackPrompt, {})
  const prompt = result.value
  if (!prompt?.active) return
  fill(popup, prompt)
  icon.hidden = false
  syncWithOverlay(popup, icon)
  addListeners(popup, icon)
  if (isDismissed(hiddenCookie) || isFilling()) return
  openOverlay('feedback')
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest(formsInMain)) closeOverlay('feedback')
  })
}
