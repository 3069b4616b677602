import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { useStore } from '@nanostores/react'
import { signOffPath } from '../../routes.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { deskLanguages } from '../address/desk-language.ts'
import { readSetting, saveSetting } from '../address/setting.ts'
import { $me } from '../session/me.ts'
import { $areShortcutsShown } from './palette-state.ts'

/** Returns the name of a language in that language. */
const ownName = (code: string): string => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

/** Saves a setting that takes effect when the page is loaded again. */
function change(name: 'language' | 'scheme' | 'keys', value: string): void {
  saveSetting(name, value)
  if (name !== 'keys') location.reload()
}

/** The menu of the account: language, colors, shortcuts, sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { name: email = '' } = useStore($me)
  const initials = email.slice(0, 2).toUpperCase()
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
  return (
    <Menu as="div" className="account">
      <MenuButton className="icb" aria-label={`${initials}, ${t('shell:account', { name: email })}`}>
        <span className="av">{initials}</span>
      </MenuButton>
      <MenuItems className="menu end" modal={false}>
        <p className="who meta">
          <bdi>{email}</bdi>
        </p>
        {choices.map(({ name, value, options }) => (
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
        ))}
        <MenuSection>
          <MenuItem>
            <button type="button" onClick={() => $areShortcutsShown.set(true)}>
              {t('shell:shortcuts')}
            </button>
          </MenuItem>
          <MenuItem>
            <a href={signOffPath('/desk')}>{t('shell:signOut')}</a>
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}
