import { showPageToast } from '../page-toast.ts'

/** Time for which button and toast report the copy, in milliseconds. Buttons with data-copy copy its text to the clipboard. */
const reportDuration = 3000
let restoreText = () => {}

/** Shows a text on a button for a while, after restoring the text that an earlier click replaced. */
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

/** Copies a text to the clipboard. Rejects on pages without HTTPS, where browsers offer no clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

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
