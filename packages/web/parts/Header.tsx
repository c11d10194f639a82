import { IconButton, type IconName, SealLogo } from '@tianxia/look';
import { Link, useLocation, useRoute } from 'wouter';
import { playable } from '../games.ts';
import { change, type Theme, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import './page.css';

const nextTheme: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const themeIcon: Record<Theme, IconName> = { auto: 'auto', light: 'sun', dark: 'moon' };

function NavLink({ to, at, children }: { to: string; at: string; children: string }) {
  const [here] = useRoute(at);
  return (
    <Link href={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** The head of every page but the table: where one can go, paper and sound. */
export function Header() {
  const { site } = useWords();
  const { theme, sound } = useSettings();
  const [, go] = useLocation();
  const first = playable[0];
  return (
    <header className="top">
      <a className="skip" href="#content">
        {site.skip}
      </a>
      <Link className="brand" href="/">
        <SealLogo height={48} />
        <span className="unseen">{site.home} </span>
        <b>{site.name}</b>
        <span className="han" lang="zh">
          天下
        </span>
      </Link>
      <nav aria-label={site.menu}>
        <NavLink to="/" at="/">
          {site.games}
        </NavLink>
        <NavLink to="/new" at="/new/:game?">
          {site.newTable}
        </NavLink>
        {first && (
          <NavLink to={`/rules/${first.id}`} at="/rules/:game/:rule?">
            {site.rules}
          </NavLink>
        )}
        <NavLink to="/replay" at="/replay">
          {site.replays}
        </NavLink>
      </nav>
      <div className="acts">
        <span className="only-phone">
          <IconButton quiet icon="replay" label={site.openRecord} onPress={() => go('/replay')} />
        </span>
        <IconButton
          quiet
          icon={sound ? 'sound' : 'mute'}
          label={sound ? site.sound.on : site.sound.off}
          onPress={() => change({ sound: !sound })}
        />
        <IconButton
          quiet
          icon={themeIcon[theme]}
          label={site.theme[theme]}
          onPress={() => change({ theme: nextTheme[theme] })}
        />
      </div>
    </header>
  );
}
