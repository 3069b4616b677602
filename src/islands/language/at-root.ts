import { mayHop } from './hop.ts'

/**
 * Redirects to the language that the reader chose earlier, only at a site's root. Returns whether it does. Decision:
 * docs/decisions/site-and-language-choice.md.
 */
export function goToLanguage(languageId: number | string | null): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${languageId}"]`)
  if (!document.querySelector('[data-root]') || !link || link.ariaCurrent || !mayHop()) return false
  location.replace(link.href + location.search + location.hash)
  return true
}

export const leadByCookie = (): boolean =>
  goToLanguage(/(?:^|; )languageCheckedId=(\d+)/.exec(document.cookie)?.[1] ?? null)
