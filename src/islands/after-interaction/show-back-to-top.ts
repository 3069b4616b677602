/** The minimum interval between reactions to scrolling, in milliseconds. Specification 1, section 9. */
const throttle = 200

/** Shows the button "back to top" after one screen of scrolling. */
export function showBackToTop(): void {
  const button = document.querySelector<HTMLElement>('#to-top')
  if (!button) return
  let waiting = false
  const update = () => {
    waiting = false
    button.hidden = scrollY < innerHeight
  }
  const scheduleUpdate = () => {
    if (!waiting) setTimeout(update, throttle)
    waiting = true
  }
  update()
  addEventListener('scroll', scheduleUpdate, { passive: true })
  button.addEventListener('click', () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
}
