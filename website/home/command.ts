/** The command on the home page; a test checks that it exists. */
export const createCommand = 'npm create awning@latest my-site'
