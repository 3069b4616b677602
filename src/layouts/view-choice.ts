/** The facts that decide between a page and its other variant at a navigation. */
export interface View {
  /** The variant of the page that was opened. */
  variant: string
  /** Whether the window is 992 px wide or less. */
  narrow: boolean
  /** The variant chosen by `?view=` in this session: by this navigation, or by an earlier one. */
  pinned: string | null | undefined
  /** Whether the other variant has just redirected the reader here. */
  hopped: boolean
  userAgent: string
}

/**
 * Returns whether to redirect the reader to the other variant. Never for crawlers, which know both pages; never twice in a row.
 * It is embedded in the page's head as text, so it must not use anything outside its body. Decision:
 * docs/decisions/urls.md.
 */
export function shouldRedirectToOtherVariant(view: View): boolean {
  if (view.hopped || /bot|crawl|spider/i.test(view.userAgent)) return false
  const isPinned = view.pinned === 'desktop' || view.pinned === 'mobile'
  return (isPinned ? view.pinned : view.narrow ? 'mobile' : 'desktop') !== view.variant
}
