import { MenuHeading, MenuItem, MenuSection } from '@headlessui/react'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { deskLanguages } from '../address/desk-language.ts'
import { readSetting, saveSetting } from '../address/setting.ts'

/** Returns the name of a language in that language itself. */
const ownName = (code: string): string => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

/** Saves a setting. A change of language or color scheme reloads the page. */
function change(name: 'language' | 'scheme' | 'keys', value: string): void {
  saveSetting(name, value)
  if (name !== 'keys') location.reload()
}

/**
 * The settings in the account menu: language, colors, single keys. Rendered only while the menu is open, because
 * computing the names of languages is slow.
 */
export function AccountMenuSettings() {
  const { t } = useTranslation()
  const html = document.documentElement
  const choices = [
    {
      name: 'language' as const,
      value: html.lang,
      options: deskLanguages.map((code) => ({ value: code, label: ownName(code) })),
    },
    {
      name: 'scheme' as const,
      value: html.dataset.scheme,
      options: [
        { value: 'light', label: t('shell:light') },
        { value: 'dark', label: t('shell:dark') },
      ],
    },
    {
      name: 'keys' as const,
      value: readSetting('keys') ?? 'on',
      options: [
        { value: 'on', label: t('shell:on') },
        { value: 'off', label: t('shell:off') },
      ],
    },
  ]
  const headings = { language: 'shell:language', scheme: 'shell:colors', keys: 'shell:singleKeys' }
  return choices.map(({ name, value, options }) => (
    <MenuSection key={name}>
      <MenuHeading className="lab">{t(headings[name])}</MenuHeading>
      {options.map((option) => (
        <MenuItem key={option.value}>
          <button
            type="button"
            aria-current={option.value === value ? 'true' : undefined}
            onClick={() => change(name, option.value)}
          >
            {option.label}
          </button>
        </MenuItem>
      ))}
    </MenuSection>
  ))
}
