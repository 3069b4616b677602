import { mayHop } from './hop.ts'

/** At a site's root, and only there, an earlier choice leads to its language. Decisions: "Sites and languages". */
export function leadTo(languageId: number | string | null): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${languageId}"]`)
  if (!document.querySelector('[data-root]') || !link || link.ariaCurrent || !mayHop()) return false
  location.replace(link.href + location.search + location.hash)
  return true
}

export const leadByCookie = (): boolean =>
  leadTo(/(?:^|; )languageCheckedId=(\d+)/.exec(document.cookie)?.[1] ?? null)
