import type { SearchResult, SearchResultType } from '#src/domain/search/search-result.ts'
import type { IconName } from '#src/drawings/icons.ts'
import { practicalExamScene, sceneByMode } from '#src/drawings/scene-by-mode.ts'
import { Cover } from '#src/ui/Cover.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** The icons of the types without a drawing. */
const icons: Partial<Record<SearchResultType, IconName>> = { trainer: 'person', faq: 'help' }

/** The drawing or picture of a search result. Types without a drawing get an icon, so that all titles are aligned. */
export function ResultCover({ result: { type, facts } }: { result: SearchResult }) {
  if (!facts)
    return (
      <span className="cover thumb">
        <Icon name={icons[type] ?? 'globe'} />
      </span>
    )
  const { session, scene, picture, subject } = facts
  const sceneOfSession = session && (session.mode ? sceneByMode[session.mode] : practicalExamScene)
  return <Cover item={{ subject, scene: sceneOfSession ?? scene, picture }} className="thumb" sizes="128px" />
}
