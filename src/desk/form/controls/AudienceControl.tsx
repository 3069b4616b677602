import { useStore } from '@nanostores/react'
import { tenantName } from '#src/domain/content-item/document.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $me } from '../../session/me.ts'
import type { ControlProps } from './control.ts'

interface Audience {
  tenants?: string[]
  sites?: string[]
}

/** Returns the list with the value added, or with the value removed if the list contains it. */
const toggle = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/**
 * The inputs for the brands and sites that show an item. If no site is chosen, all sites of the chosen brands show
 * the item.
 */
export function AudienceControl({ attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const { sites: served = [] } = useStore($me)
  const { tenants = [], sites } = (value ?? {}) as Audience
  const offered = served.filter((site) => tenants.includes(site.tenant))
  const change = (next: Audience) =>
    onChange({ tenants: next.tenants, ...(next.sites && next.sites.length > 0 && { sites: next.sites }) })
  const isShown = (folder: string) => sites === undefined || sites.includes(folder)
  const press = (folder: string) => {
    const next = toggle(sites ?? offered.map((site) => site.folder), folder)
    const isEverywhere = offered.every((site) => next.includes(site.folder))
    change({ tenants, ...(!isEverywhere && { sites: next }) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group
    <div className="stk" role="group" id={attributes.id} aria-labelledby={`${attributes.id}-label`}>
      <div className="row">
        {tenantName.options.map((tenant) => (
          <label className="ck" key={tenant}>
            <input
              type="checkbox"
              checked={tenants.includes(tenant)}
              disabled={disabled}
              onChange={() => change({ tenants: toggle(tenants, tenant), ...(sites && { sites }) })}
            />
            {t(`edit:brand.${tenant}`)}
          </label>
        ))}
      </div>
      <div className="row">
        {offered.map((site) => (
          <button
            key={site.folder}
            className="tag mono"
            type="button"
            title={site.area}
            aria-pressed={isShown(site.folder)}
            disabled={disabled}
            onClick={() => press(site.folder)}
          >
            {site.folder}
          </button>
        ))}
      </div>
      <p className="meta">{t(sites ? 'edit:sitesSome' : 'edit:sitesAll', { count: sites?.length ?? 0 })}</p>
    </div>
  )
}
