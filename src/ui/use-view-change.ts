import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './focus-loss.ts'

/** The title of the published page, to which the name of a view is added. */
let pageTitle: string | undefined

/** A view of a page, which another can replace without loading a page. */
export interface ViewChange {
  /** The key of the view; null before the first, and while a dialog has the focus. */
  view: string | null
  /** The element with the view's heading. */
  container?: RefObject<HTMLElement | null>
  /** The name of the view in the title of the page; undefined for the page's own title. */
  title?: string | undefined
  /** The latest view, if the views are different components. */
  latestView?: RefObject<string | null>
}

/**
 * Reports to the reader that another view replaced the current one: its heading takes a focus that was lost, so that
 * screen readers read it, and the title of the page names it. The first view takes no focus.
 */
export function useViewChange({ view, container, title, latestView }: ViewChange): void {
  const ownView = useRef<string | null>(null)
  const latest = latestView ?? ownView
  useEffect(() => {
    pageTitle ??= document.title
    document.title = title ? `${title} | ${pageTitle}` : pageTitle
    const previousView = latest.current
    latest.current = view
    if (!previousView || !view || previousView === view || !isFocusLost()) return
    const heading = (container?.current ?? document.querySelector('#main'))?.querySelector<HTMLElement>(
      'h1, h2',
    )
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [view, title, container, latest])
}
