import { useStore } from '@nanostores/react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { listAccessibleAreas } from './areas.ts'
import { $isShortcutListOpen } from './palette-state.ts'

/** Every shortcut: its keys, and the message key of its description. */
const shortcuts = [
  [['Ctrl K'], 'keyPalette'],
  [['g'], 'keyGo'],
  [['c'], 'keyNew'],
  [['j', 'k'], 'keyMove'],
  [['x'], 'keyChoose'],
  [['Enter'], 'keyOpen'],
  [['/'], 'keySearch'],
  [['Ctrl Enter'], 'keyMain'],
  [['Alt N'], 'keyNextText'],
  [['Alt T'], 'keyLanguages'],
  [['Alt ↑', 'Alt ↓'], 'keyOrder'],
  [['?'], 'keyHelp'],
  [['Esc'], 'keyEscape'],
] as const

/** The list of keyboard shortcuts, as a dialog. */
export function ShortcutList() {
  const { t } = useTranslation()
  if (!useStore($isShortcutListOpen)) return null
  const close = () => $isShortcutListOpen.set(false)
  const areas = listAccessibleAreas()
  const letters = areas.map(({ key }) => key).join(' ')
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'unit' })
  const names = list.format(areas.map(({ name }) => t(`shell:${name}`)))
  return (
    <Dialog
      title={t('shell:shortcuts')}
      onClose={close}
      actions={
        <button className="btn sec2" type="button" onClick={close}>
          {t('shell:close')}
        </button>
      }
    >
      <dl className="keys">
        {shortcuts.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {(text === 'keyGo' ? [...keys, letters] : keys).map((key) => (
                <kbd key={key} dir="ltr" className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`shell:${text}`, { areas: names })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
