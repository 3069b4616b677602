import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { FailedPanel } from '../../pieces/FailedPanel.tsx'
import { languageName } from '../../pieces/language-name.ts'
import { Panel } from '../../pieces/Panel.tsx'
import { SegmentedControl } from '../../pieces/SegmentedControl.tsx'
import { $me } from '../../session/me.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { shownSites } from './shown-sites.ts'
import { type PreviewPlace, usePreview } from './use-preview.ts'

/** The page of the item with all unsaved changes, for a site, a language and a variant. */
export function PreviewPanel() {
  const { t } = useTranslation()
  const { document, language } = useEdit()
  const { sites = [] } = useStore($me)
  const shown = shownSites(sites, document)
  const [chosen, setChosen] = useState<Partial<PreviewPlace>>({})
  const site =
    shown.find(({ folder }) => folder === chosen.site) ??
    shown.find(({ languages }) => languages.some(({ tag }) => tag === language)) ??
    shown[0]
  const tags = site?.languages.map(({ tag }) => tag) ?? []
  const place: PreviewPlace | undefined = site && {
    site: site.folder,
    language: [chosen.language, language, 'en', tags[0]].find((tag) => tag && tags.includes(tag)) ?? 'en',
    variant: chosen.variant ?? 'desktop',
  }
  const { link, failure, hasPage } = usePreview(place)
  if (!place) return null
  const choose = (change: Partial<PreviewPlace>) => setChosen({ ...place, ...change })
  return (
    <Panel title={t('edit:preview')} footer={<span className="meta">{t('edit:previewHelp')}</span>}>
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
      {failure && <FailedPanel failure={failure} />}
      {!hasPage && <p className="c meta">{t('edit:previewNone')}</p>}
      {link && hasPage && <PreviewFrame link={link} variant={place.variant} />}
    </Panel>
  )
}
