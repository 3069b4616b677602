import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $hasSessionEnded } from '../../api/desk-api.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { languageName } from '../../components/language-name.ts'
import { Panel } from '../../components/Panel.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { $me } from '../../session/me.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { sitesWithDocument } from './sites-with-document.ts'
import { type PreviewTarget, usePreview } from './use-preview.ts'

/** A preview of the item's page with all unsaved changes, for a chosen site, language and variant. */
export function PreviewPanel() {
  const { t } = useTranslation()
  const { editor, document, language, findings } = useEdit()
  // A document with empty required fields cannot be rendered.
  const isIncomplete =
    editor.id === undefined || findings.some(({ level, rule }) => level === 'error' && rule === 'incomplete')
  const { sites = [] } = useStore($me)
  const hasSessionEnded = useStore($hasSessionEnded)
  const shown = sitesWithDocument(sites, document)
  const [chosen, setChosen] = useState<Partial<PreviewTarget>>({})
  const site =
    shown.find(({ folder }) => folder === chosen.site) ??
    shown.find(({ languages }) => languages.some(({ tag }) => tag === language)) ??
    shown[0]
  const tags = site?.languages.map(({ tag }) => tag) ?? []
  const place: PreviewTarget | undefined = site && {
    site: site.folder,
    language: [chosen.language, language, 'en', tags[0]].find((tag) => tag && tags.includes(tag)) ?? 'en',
    variant: chosen.variant ?? 'desktop',
  }
  const { link, failure, hasPage } = usePreview(isIncomplete ? undefined : place)
  if (!place) return null
  const choose = (change: Partial<PreviewTarget>) => setChosen({ ...place, ...change })
  return (
    <Panel
      title={t('edit:preview')}
      footer={!isIncomplete && hasPage && <span className="meta">{t('edit:previewHelp')}</span>}
    >
      <div className="psw">
        <label>
          {t('edit:previewSite')}
          <select
            className="in"
            value={place.site}
            onChange={(event) => choose({ site: event.target.value })}
          >
            {shown.map(({ folder, area }) => (
              <option key={folder} value={folder}>
                {folder} · {area}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('edit:previewLanguage')}
          <select
            className="in"
            value={place.language}
            onChange={(event) => choose({ language: event.target.value })}
          >
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {languageName(tag)}
              </option>
            ))}
          </select>
        </label>
        <SegmentedControl
          label={t('edit:previewDevice')}
          value={place.variant}
          options={(['desktop', 'mobile'] as const).map((value) => ({ value, label: t(`edit:${value}`) }))}
          onChange={(variant) => choose({ variant })}
        />
      </div>
      {isIncomplete && <p className="c meta">{t('edit:previewIncomplete')}</p>}
      {!isIncomplete && failure && !hasSessionEnded && <FailedPanel failure={failure} />}
      {!isIncomplete && !hasPage && <p className="c meta">{t('edit:previewNone')}</p>}
      {!isIncomplete && link && hasPage && (
        <div className="preview">
          <a className="skip" href="#after-preview">
            {t('edit:previewSkip')}
          </a>
          <PreviewFrame link={link} variant={place.variant} />
          <span id="after-preview" tabIndex={-1} />
        </div>
      )}
    </Panel>
  )
}
