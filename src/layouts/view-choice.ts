/** The data that decides whether a page opens in its current variant or redirects to the other one. */
export interface VariantChoice {
  /** The variant of the page that was opened. */
  variant: string
  /** Whether the window is 992 px wide or less. */
  narrow: boolean
  /** The variant chosen by `?view=` in this session, either in the current URL or earlier. */
  pinned: string | null | undefined
  /** Whether the reader has just been redirected here from the other variant. */
  hopped: boolean
  userAgent: string
}

/**
 * Returns whether to redirect the reader to the other variant. Crawlers, which know both pages, are never
 * redirected, and no reader is redirected twice in a row. The function is embedded in the page's head as text, so it
 * must not use anything outside its body. Decision: docs/decisions/urls.md.
 */
export function shouldRedirect(view: VariantChoice): boolean {
  if (view.hopped || /bot|crawl|spider/i.test(view.userAgent)) return false
  const isPinned = view.pinned === 'desktop' || view.pinned === 'mobile'
  return (isPinned ? view.pinned : view.narrow ? 'mobile' : 'desktop') !== view.variant
}
