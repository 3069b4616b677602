import { getAttendanceCertificateLink } from '#src/contract/learning/attendance.ts'
import { environment } from '#src/environment/environment.ts'
import { formatDate } from '#src/i18n/format.ts'
import { myLearningData } from '#src/stores/my-learning/my-learning.ts'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { downloadDocument } from './download-document.ts'
import { EmptyList } from './EmptyList.tsx'

/** The learner's certificates of attendance, one for each attended training. */
export function Attendances() {
  const { t, locale } = useTranslation()
  return (
    <section className="stack gap-3">
      <h2 className="t20">{t('my-learning:attendances')}</h2>
      <ResourceList
        resource={myLearningData.attendances}
        isEmpty={(attendances) => attendances.length === 0}
        emptyContent={<EmptyList text={t('my-learning:none.attendances')} />}
      >
        {(attendances) => (
          <ul className="panel tight rows r2">
            {attendances.map(({ id, training, number, heldAt }) => (
              <li key={id}>
                <div className="stack gap-1">
                  <h3 className="name">{training}</h3>
                  <ul className="facts">
                    <li>
                      <bdi className="mono">{number}</bdi>
                    </li>
                    <li>{formatDate(locale, heldAt.slice(0, 10))}</li>
                  </ul>
                </div>
                <button
                  type="button"
                  className="btn sec2 sm"
                  onClick={() =>
                    void downloadDocument(environment().api.call(getAttendanceCertificateLink, { id }))
                  }
                >
                  {t('my-learning:download')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ResourceList>
    </section>
  )
}
