// Before the first paint: the paper the reader chose last time. A file of its own, so that no inline script is needed.
try {
  const { theme, speed, letters } = JSON.parse(localStorage.getItem('tianxia.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (letters === 'easy') document.documentElement.dataset.letters = letters;
  if (speed) document.documentElement.dataset.speed = speed;
} catch {
  // storage may be closed to us; the page then follows the device
}
