import type { CertificationKind } from '#src/domain/course/course.ts'
import type { Translator } from '#src/i18n/translator.ts'
import { type Place, routes } from '#src/routes.ts'
import type { MenuSettings as MenuData } from '#src/sites/menu.ts'
import type { Site } from '#src/sites/site.ts'

export interface MenuLink {
  text: string
  href: string
}

/** A group of the menu; `kind` is its programme. */
export interface MenuGroup {
  title: string
  kind?: CertificationKind
  links: MenuLink[]
}

/** A menu that opens from the header: its title, and its groups. */
export interface ShellMenu {
  title: string
  groups: MenuGroup[]
}

/**
 * Returns whether a site has classrooms of this kind: the main brand's European sites have none of the general
 * certification. Specification 1, section 2 (header).
 */
export const hasClassrooms = (kind: CertificationKind, site: Pick<Site, 'tenant' | 'isEU'>): boolean =>
  kind !== 'gsc' || site.tenant !== 'main' || !site.isEU

/**
 * Returns the countries in which the general certification is hidden, separated by spaces; undefined if there are
 * none.
 */
export const formatHiddenCountries = ({ hideGeneralIn }: MenuData): string | undefined =>
  hideGeneralIn.join(' ') || undefined

function programmeGroup(kind: CertificationKind, place: Place, site: Site, t: Translator['t']): MenuGroup {
  const links = [
    { text: t('shell:overview'), href: routes.overview(place, kind) },
    { text: t('shell:courses'), href: routes.courses(place, kind) },
    hasClassrooms(kind, site) && { text: t('shell:classrooms'), href: routes.classrooms(place, kind) },
    kind === 'hsc' && { text: t('shell:practicalExams'), href: routes.practicalExams(place) },
  ]
  return { title: t(`shell:kind.${kind}`), kind, links: links.filter((link) => link !== false) }
}

/** Returns the menus in the header of a site, which are the same on both variants. */
export function menusOf({
  page: { place },
  site,
  parts,
  translator: { t },
}: Pick<App.Locals, 'page' | 'site' | 'parts' | 'translator'>): ShellMenu[] {
  const certification = {
    title: t('shell:certification'),
    groups: parts.menu.programmes.map((kind) => programmeGroup(kind, place, site, t)),
  }
  if (!site.nonCertification) return [certification]
  const links = [
    { text: t('shell:videos'), href: routes.videos(place) },
    { text: t('shell:workshops'), href: routes.workshops(place) },
  ]
  const title = t('shell:nonCertification')
  return [certification, { title, groups: [{ title, links }] }]
}
