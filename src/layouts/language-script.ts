import { chooseReaderLanguage, type OfferedLanguage } from './reader-language.ts'

/**
 * Runs before the first paint on a page whose URL names no language: redirects to the reader's language and
 * preserves the rest of the URL. Crawlers are never redirected.
 */
function toReaderLanguage(
  choose: typeof chooseReaderLanguage,
  offered: readonly OfferedLanguage[],
  pagePath: string,
): void {
  if (/bot|crawl|spider/i.test(navigator.userAgent)) return
  const target = choose(offered, {
    page: document.documentElement.lang,
    chosen: /(?:^|; )languageCheckedId=(\d+)/.exec(document.cookie)?.[1],
    browser: navigator.languages,
  })
  const { pathname, search, hash } = location
  if (target) location.replace(target.path + pathname.slice(pagePath.length) + search + hash)
}

/** Returns the script as text, for a page that is offered in these languages. */
export const createLanguageScript = (offered: readonly OfferedLanguage[], pagePath: string): string =>
  `(${toReaderLanguage})(${chooseReaderLanguage},${JSON.stringify(offered)},${JSON.stringify(pagePath)})`
    .replace(/\n\s*/g, '\n')
    .replaceAll('<', '\\u003c')
