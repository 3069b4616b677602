import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import { formatLanguageList } from '../i18n/format.ts'
import { langAttributesOf } from '../i18n/lang-attributes.ts'
import { type Place, routes } from '../routes.ts'
import { Icon } from './Icon.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** The mode, the city and the languages of a classroom: the first entries in a list of its details. */
export function ClassroomModeAndVenue({ classroom }: { classroom: ClassroomSummary }) {
  const { t, locale } = useTranslation()
  const { mode, venue, city, taughtIn } = classroom
  return (
    <>
      <li>
        <Icon name={venue ? 'pin' : 'globe'} />
        <span>
          {t(`classroom:mode.${mode}`)}
          {!venue && mode !== 'online' && mode !== 'webinar' && ` · ${t('classroom:mode.online')}`}
          {city && (
            <>
              {' · '}
              <span {...langAttributesOf(classroom, locale)}>{city}</span>
            </>
          )}
        </span>
      </li>
      {taughtIn.length > 0 && (
        <li>
          <Icon name="speech" />
          {formatLanguageList(locale, taughtIn)}
        </li>
      )}
    </>
  )
}

/** A classroom, with its free seats if they are loaded; published pages do not have them. */
type ListedClassroom = ClassroomSummary & { seatsLeft?: number }

interface ClassroomRowProps {
  classroom: ListedClassroom
  place: Place
  level?: 'h2' | 'h3'
}

/** A classroom in a list. Uses the message namespaces `classroom` and `price`. */
export function ClassroomRow({ classroom, place, level = 'h2' }: ClassroomRowProps) {
  return (
    <SessionRow
      of="classroom"
      session={classroom}
      href={routes.classroom(place, classroom.id)}
      level={level}
      where={<ClassroomModeAndVenue classroom={classroom} />}
      online={!classroom.venue}
    />
  )
}

interface ClassroomRowsProps extends Omit<ClassroomRowProps, 'classroom'> {
  classrooms: readonly ListedClassroom[]
}

/** The classrooms of a list. Uses the message namespaces `classroom` and `price`. */
export function ClassroomRows({ classrooms, ...row }: ClassroomRowsProps) {
  return (
    <ul className="panel tight rows r3">
      {classrooms.map((classroom) => (
        <ClassroomRow key={classroom.id} classroom={classroom} {...row} />
      ))}
    </ul>
  )
}
