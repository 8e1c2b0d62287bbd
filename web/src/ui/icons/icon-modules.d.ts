/** Made by `web/build/lucide-icons.ts`, which knows the names. */
declare module '@iconify-json/lucide/icons.json?icon=*' {
  const icon: import('./draw-icon.ts').Icon
  export default icon
}
