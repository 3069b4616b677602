import { consumeLanguageRedirect } from './redirect-guard.ts'

/**
 * Redirects to the language that the visitor chose earlier; only at the root of a site. Returns whether it
 * redirects. Decision: docs/decisions/site-and-language-choice.md.
 */
export function redirectToLanguage(languageId: number | string | null): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${languageId}"]`)
  if (!document.querySelector('[data-root]') || !link || link.ariaCurrent || !consumeLanguageRedirect())
    return false
  location.replace(link.href + location.search + location.hash)
  return true
}

export const redirectByCookie = (): boolean =>
  redirectToLanguage(/(?:^|; )languageCheckedId=(\d+)/.exec(document.cookie)?.[1] ?? null)
