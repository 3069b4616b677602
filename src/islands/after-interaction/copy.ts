import { showPageToast } from '../page-toast.ts'

/** Time for which button and toast report the copy, in milliseconds. Buttons with data-copy copy its text to the clipboard. */
const shown = 3000
let putBack = () => {}

/** Shows a text on a button for a while, after restoring the text that an earlier click replaced. */
function show(words: ChildNode, text: string | undefined): void {
  putBack()
  const before = words.textContent
  words.textContent = text ?? before
  const timer = setTimeout(() => putBack(), shown)
  putBack = () => {
    clearTimeout(timer)
    words.textContent = before
    putBack = () => {}
  }
}

/** Copies a text to the clipboard. Rejects on pages without HTTPS, where browsers offer no clipboard. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]')
  const words = button?.firstChild
  if (!button || !words) return
  const tell = (text: string | undefined) => {
    show(words, text)
    showPageToast(text)
  }
  copy(button.dataset.copy ?? '').then(
    () => tell(button.dataset.copied),
    () => tell(button.dataset.failed),
  )
})
