/** The URL prefix of the desk, the application for editors and operators, and the folder of its compiled files. */
export const deskPath = '/desk'
export const deskFolder = 'dist/desk'
