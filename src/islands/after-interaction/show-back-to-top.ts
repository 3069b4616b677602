/** Throttle of the scroll listener, in milliseconds. Specification 1, section 9. */
const lookEvery = 200

/** Shows the button "back to top" after one screen of scrolling. */
export function showBackToTop(): void {
  const button = document.querySelector<HTMLElement>('#to-top')
  if (!button) return
  let waiting = false
  const look = () => {
    waiting = false
    button.hidden = scrollY < innerHeight
  }
  const lookSoon = () => {
    if (!waiting) setTimeout(look, lookEvery)
    waiting = true
  }
  look()
  addEventListener('scroll', lookSoon, { passive: true })
  button.addEventListener('click', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
}
