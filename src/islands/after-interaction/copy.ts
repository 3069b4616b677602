import { showPageToast } from '../page-toast.ts'

/** How long the button reports that a text was copied, in milliseconds. */
const reportDuration = 3000
let restoreText = () => {}

/**
 * Shows a text on a button for a while. If an earlier text is still displayed, the original text is restored first.
 */
function show(label: ChildNode, text: string | undefined): void {
  restoreText()
  const originalText = label.textContent
  label.textContent = text ?? originalText
  const timer = setTimeout(() => restoreText(), reportDuration)
  restoreText = () => {
    clearTimeout(timer)
    label.textContent = originalText
    restoreText = () => {}
  }
}

/** Copies a text to the clipboard. Rejects on pages without HTTPS, where browsers do not allow it. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

// A click on a button with `data-copy` copies the value of this attribute to the clipboard.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]')
  const label = button?.firstChild
  if (!button || !label) return
  const report = (text: string | undefined) => {
    show(label, text)
    showPageToast(text)
  }
  copy(button.dataset.copy ?? '').then(
    () => report(button.dataset.copied),
    () => report(button.dataset.failed),
  )
})
