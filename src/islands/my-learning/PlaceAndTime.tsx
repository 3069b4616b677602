import type { MyClassroom, MyTraining } from '#src/domain/schedule/my-training.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SessionTimeAndPlace } from '#src/ui/SessionTimeAndPlace.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The place and times of a learner's training session. */
export function PlaceAndTime({ training }: { training: MyTraining }) {
  const session = training.kind === 'practicalExam' ? training.practicalExam : training.classroom
  const isOnline = training.kind !== 'practicalExam' && !training.classroom.venue
  return (
    <SessionTimeAndPlace
      session={session}
      online={isOnline}
      live
      where={
        <li>
          <Icon name={isOnline ? 'globe' : 'pin'} />
          {training.kind === 'practicalExam' ? session.location : <ModeAndCity {...training} />}
        </li>
      }
    />
  )
}

function ModeAndCity({ classroom }: Pick<MyClassroom, 'classroom'>) {
  const { t, locale } = useTranslation()
  return (
    <span>
      {t(`classroom:mode.${classroom.mode}`)}
      {classroom.city && (
        <>
          {' · '}
          <span {...langAttributesOf(classroom, locale)}>{classroom.city}</span>
        </>
      )}
    </span>
  )
}
