import { say } from '../say.ts'

/**
 * How long button and toast say that a text was copied, in milliseconds. Buttons with data-copy put that text
 * into the clipboard.
 */
const shown = 3000
let putBack = () => {}

/** Shows other words on a button for a while, after putting back what an earlier click replaced. */
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

/**
 * Puts a text into the clipboard. Browsers give none to pages without encryption: that fails like anything
 * else.
 */
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
