export const name = 'Français';
