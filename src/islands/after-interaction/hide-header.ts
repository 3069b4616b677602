/**
 * Hides the mobile header while the visitor scrolls down, and shows it on scrolling up. Specification 1, section 2.
 */
const header = document.querySelector<HTMLElement>('.hd.compact')
const throttle = 200
/** The distance from the top of the page, in pixels, within which the header is always visible. */
const alwaysShownWithin = 120

if (header) {
  let lastScrollY = scrollY
  let waiting = false
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      setTimeout(() => {
        waiting = false
        header.classList.toggle('away', scrollY > lastScrollY && scrollY > alwaysShownWithin)
        lastScrollY = scrollY
      }, throttle)
    },
    { passive: true },
  )
}
