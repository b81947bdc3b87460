// Short announcements, which a screen reader reads too.

const toastMilliseconds = 2600;
let toastTimer = 0;

function announce(text) {
  ui.toast.textContent = text;
  ui.toast.classList.add("seen");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => ui.toast.classList.remove("seen"), toastMilliseconds);
}
