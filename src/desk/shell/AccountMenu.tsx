import { Menu, MenuButton, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { useStore } from '@nanostores/react'
import { signOutPath } from '../../routes.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $me } from '../session/me.ts'
import { AccountMenuSettings } from './AccountMenuSettings.tsx'
import { $isShortcutListOpen } from './palette-state.ts'

/** The account menu: settings, shortcuts, sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { name: email = '' } = useStore($me)
  const initials = email.slice(0, 2).toUpperCase()
  return (
    <Menu as="div" className="account">
      <MenuButton className="icb" aria-label={`${initials}, ${t('shell:account', { name: email })}`}>
        <span className="av">{initials}</span>
      </MenuButton>
      <MenuItems className="menu end" modal={false}>
        <p className="who meta">
          <bdi>{email}</bdi>
        </p>
        <AccountMenuSettings />
        <MenuSection>
          <MenuItem>
            <button type="button" onClick={() => $isShortcutListOpen.set(true)}>
              {t('shell:shortcuts')}
            </button>
          </MenuItem>
          <MenuItem>
            <a href={signOutPath('/desk')}>{t('shell:signOut')}</a>
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}
