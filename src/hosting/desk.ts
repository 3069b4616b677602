/** The prefix of the addresses of the desk, and the folder of its compiled files. */
export const deskPath = '/desk'
export const deskFolder = 'dist/desk'
