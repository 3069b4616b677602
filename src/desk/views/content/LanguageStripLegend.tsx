import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The legend of the language strips. */
export function LanguageStripLegend() {
  const { t } = useTranslation()
  const marks = [
    ['y', 'legendFull'],
    ['h', 'legendOutdated'],
    ['', 'legendMissing'],
    ['n', 'legendNone'],
  ] as const
  return (
    <span className="lsk" aria-hidden="true">
      {marks.map(([mark, text]) => (
        <span key={text}>
          <span className="ls">
            <i className={mark} />
          </span>
          {t(`state:${text}`)}
        </span>
      ))}
    </span>
  )
}
