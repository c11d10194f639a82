// Before the first paint: the paper the reader chose last time. A file of its own, so that no inline script is needed.
try {
  const theme = JSON.parse(localStorage.getItem('tianxia.settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // storage may be closed to us; the page then follows the device
}
