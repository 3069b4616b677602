import { type Place, routes } from '../routes.ts'
import { useTranslation } from './TranslationContext.tsx'

interface PrerequisitesProps {
  prerequisites: readonly { id: number; name: string; version: string }[]
  place: Place
}

/** The certifications that are required for another certification. Uses the message namespace `certification`. */
export function Prerequisites({ prerequisites, place }: PrerequisitesProps) {
  const { t } = useTranslation()
  return (
    <div className="gets">
      <b>{t('certification:prerequisites')}</b>
      <ul className="stack gap-1">
        {prerequisites.map(({ id, name, version }) => (
          <li key={id}>
            <a href={routes.certification(place, id)}>{name}</a> <span className="plate">{version}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
