import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $deviceTestResults, testDevice } from '#src/stores/exam/device-test.ts'
import { $session } from '#src/stores/session/session.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The results of testing this device and its connection, as text. */
export function DeviceTest() {
  const { t } = useTranslation()
  const { connection, delay, canStore, canReload } = useStore($deviceTestResults)
  const session = useStore($session)
  const learnerId = session.state === 'signedIn' ? session.learner.id : undefined
  useEffect(() => {
    if (learnerId !== undefined) void testDevice(learnerId)
  }, [learnerId])
  const rows = [
    [
      'line',
      connection === null ? null : connection === 'good',
      connection ? t(`exam:test.line.${connection}`, { delay }) : '',
    ],
    ['keeps', canStore, t(`exam:test.keeps.${canStore ? 'yes' : 'no'}`)],
    ['reloads', canReload, t(`exam:test.reloads.${canReload ? 'yes' : 'no'}`)],
  ] as const
  return (
    <section className="panel stack gap-4 stick" aria-labelledby="device-test">
      <h2 className="t20" id="device-test">
        {t('exam:test.title')}
      </h2>
      <div role="status">
        <ul className="stack gap-3">
          {rows.map(([name, good, text]) => (
            <li key={name} className={good === false ? 'tried doubtful' : 'tried'}>
              <Icon name={good === null ? 'clock' : good ? 'tick' : 'warning'} />
              <span>
                <b>{t(`exam:test.${name}.name`)}</b>
                <br />
                {good === null ? t('exam:test.trying') : text}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p>
        <button
          type="button"
          className="btn sec2 sm"
          onClick={() => learnerId !== undefined && void testDevice(learnerId)}
        >
          {t('exam:test.again')}
        </button>
      </p>
    </section>
  )
}
