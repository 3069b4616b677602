import { colorSchemeOf } from '../components/shell/scheme.ts'
import { shouldRedirect } from './view-choice.ts'

/**
 * The inline script of every page. It runs before the first paint, and does the following:
 * - marks the colour scheme, and signed-in readers, so that the header reserves the account's space
 * - hides the page while a signed URL is verified
 * - stores clicks made before the islands' script is loaded
 * - redirects to the suitable variant, with the rest of the URL
 *
 * The script delays the page, so it is short: `sessionStorage` is used as a plain object.
 */
function beforePaint(
  shouldMove: (view: object) => boolean,
  schemeOf: (chosen: string | undefined, systemIsDark: boolean) => string,
): void {
  const { dataset } = document.documentElement
  const url = new URLSearchParams(location.search)
  if (/\bsigned_in=1/.test(document.cookie)) dataset.session = ''
  if (url.has('sign') && url.has('appid')) dataset.verifying = ''
  const storeEarly = (event: Event) => {
    const island = (event.target as Element).closest('portal-island')
    if (island) Object.assign(island, { early: event })
  }
  for (const type of ['click', 'change']) document.addEventListener(type, storeEarly, true)
  let tab: Record<string, string> = {}
  try {
    tab = sessionStorage
  } catch {}
  try {
    dataset.scheme = schemeOf(localStorage.scheme, matchMedia('(prefers-color-scheme: dark)').matches)
  } catch {}
  if (url.has('view')) tab.view = url.get('view') as string
  const hopped = 'hopped' in tab
  delete tab.hopped
  const view = {
    variant: dataset.variant,
    narrow: matchMedia('(max-width: 992px)').matches,
    pinned: tab.view,
    hopped,
    userAgent: navigator.userAgent,
  }
  if (!dataset.otherVariant || !shouldMove(view)) return
  tab.hopped = '1'
  const bare = location.pathname.replace(/^\/mobile\b|\/page\/\d+$|\/$/g, '')
  location.replace(
    ((view.variant === 'mobile' ? '' : '/mobile') + bare || '/') + location.search + location.hash,
  )
}

/** The script as text, without indentation. */
export const headScript: string = `(${beforePaint})(${shouldRedirect},${colorSchemeOf})`.replace(
  /\n\s*/g,
  '\n',
)
