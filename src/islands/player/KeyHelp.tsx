import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The keys of each action, the most used action first. */
const keys = [
  ['toggle', ['player:keys.space']],
  ['jump', ['←', '→']],
  ['volume', ['↑', '↓']],
  ['captions', ['C']],
  ['fullScreen', ['F']],
  ['help', ['?']],
] as const

/** The help on the keyboard shortcuts of the focused player. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = (key: string) => (key.includes(':') ? t(key) : key)
  return (
    <Dialog
      title={t('player:keys.title')}
      onClose={onClose}
      actions={
        <button type="button" className="btn sec2" onClick={onClose}>
          {t('player:keys.close')}
        </button>
      }
    >
      <p>{t('player:keys.when')}</p>
      <dl className="keys">
        {keys.map(([action, names]) => (
          <div key={action}>
            <dt>
              {names.map((name) => (
                <kbd key={name} dir="ltr">
                  {nameOf(name)}
                </kbd>
              ))}
            </dt>
            <dd>{t(`player:keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
