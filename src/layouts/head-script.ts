import { schemeOf } from '../components/shell/scheme.ts'
import { shouldSwitchVariant } from './view-choice.ts'

/**
 * The only script inside the page, run before anything is painted. It marks a signed-in reader (so that the header keeps
 * the account's place) and the colours that were chosen, holds the page back while a signed address is checked, keeps what is clicked before the islands'
 * script is there, and sends the reader to the twin that fits, with what the address says below the page's own path.
 * The page waits for it, so it is short: the storage is used as the record that it also is.
 */
function beforePaint(
  belongsOnTwin: (view: object) => boolean,
  schemeOf: (chosen: string | undefined, systemIsDark: boolean) => string,
): void {
  const { dataset } = document.documentElement
  const url = new URLSearchParams(location.search)
  if (/\bsigned_in=1/.test(document.cookie)) dataset.session = ''
  if (url.has('sign') && url.has('appid')) dataset.verifying = ''
  const keepEarly = (event: Event) => {
    const island = (event.target as Element).closest('portal-island')
    if (island) Object.assign(island, { early: event })
  }
  for (const type of ['click', 'change']) document.addEventListener(type, keepEarly, true)
  let kept: Record<string, string> = {}
  try {
    kept = sessionStorage
  } catch {}
  try {
    dataset.scheme = schemeOf(localStorage.scheme, matchMedia('(prefers-color-scheme: dark)').matches)
  } catch {}
  if (url.has('view')) kept.view = url.get('view') as string
  const hopped = 'hopped' in kept
  delete kept.hopped
  const view = {
    variant: dataset.variant,
    narrow: matchMedia('(max-width: 992px)').matches,
    pinned: kept.view,
    hopped,
    userAgent: navigator.userAgent,
  }
  if (!dataset.twin || !belongsOnTwin(view)) return
  kept.hopped = '1'
  const bare = location.pathname.replace(/^\/mobile\b|\/page\/\d+$|\/$/g, '')
  location.replace(
    ((view.variant === 'mobile' ? '' : '/mobile') + bare || '/') + location.search + location.hash,
  )
}

/** The script as text, without the blanks between lines. */
export const headScript: string = `(${beforePaint})(${shouldSwitchVariant},${schemeOf})`.replace(
  /\n\s*/g,
  '\n',
)
