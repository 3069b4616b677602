import { computed } from 'nanostores'
import { getCountries } from '../../contract/catalogue/country.ts'
import { environment } from '../../environment/environment.ts'
import { createResource } from '../resource/resource.ts'

/** All countries, sorted by name in the page's language; loaded once per page. */
export const countriesResource = createResource(() => environment().api.call(getCountries, { type: 'all' }))

/** The countries; an empty list until they are loaded. */
export const $countries = computed(countriesResource.$state, (asked) =>
  asked.state === 'ready' ? asked.value : [],
)
