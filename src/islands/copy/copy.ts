import { say } from '../say.ts'

/** Buttons with data-copy put that text into the clipboard; button and toast say so for 3 seconds. */
const shown = 3000
let putBack = () => {}

/** Shows other words on a button for a while. What an earlier click showed gives way first. */
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

/** Browsers give no clipboard to pages without encryption: that is a failure like any other. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]')
  const words = button?.firstChild
  if (!button || !words) return
  const tell = (text: string | undefined) => {
    show(words, text)
    say(text)
  }
  copy(button.dataset.copy ?? '').then(
    () => tell(button.dataset.copied),
    () => tell(button.dataset.failed),
  )
})
