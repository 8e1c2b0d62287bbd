// Puts the chosen theme on the page before anything is painted. A file of its own because the content security
// policy allows no inline scripts. The choice is written by src/app/theme.ts; without one the system decides.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be closed (private windows); the system's theme then stands.
}
