import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './focus-loss.ts'

/** The title of the published page, to which the name of a view is added. */
let pageTitle: string | undefined

/** A view of a page. A view can be replaced by another without loading a page. */
export interface ViewChange {
  /** The key of the view; null until the first view is known. */
  view: string | null
  /** The element with the view's heading. */
  container?: RefObject<HTMLElement | null>
  /** The name of the view in the title of the page; undefined if the view uses the title of the published page. */
  title?: string | undefined
  /** The key of the latest view, shared between views that are different components. */
  latestView?: RefObject<string | null>
}

/**
 * Notifies screen readers that another view has replaced the current one: adds the view's name to the page's title,
 * and moves the focus to the heading of the new view if the focus was lost. The first view does not take the focus.
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
