import { classes, IconButton, type IconName, SealLogo } from '@tianxia/look';
import { lazy, Suspense } from 'react';
import { Link, useRoute } from 'wouter';
import { change, type Theme, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Who } from './Who.tsx';
import './page.css';
import './header.css';

const nextTheme: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const themeIcon: Record<Theme, IconName> = { auto: 'auto', light: 'sun', dark: 'moon' };

function NavLink({ to, at, or, children }: { to: string; at: string; or?: string; children: string }) {
  const [here] = useRoute(at);
  const [there] = useRoute(or ?? at);
  return (
    <Link href={to} aria-current={here || there ? 'page' : undefined}>
      {children}
    </Link>
  );
}
/** Where one can go: in the head of a wide page, in the menu of a phone. */
function Places() {
  const { site } = useWords();
  return (
    <>
      <NavLink to="/" at="/">
        {site.games}
      </NavLink>
      <NavLink to="/tables" at="/tables" or="/new/:game?">
        {site.tables}
      </NavLink>
      <NavLink to="/rules" at="/rules/*?" or="/learn/*?">
        {site.rules}
      </NavLink>
      <NavLink to="/records" at="/records" or="/replay">
        {site.replays}
      </NavLink>
    </>
  );
}
function Sound() {
  const { site } = useWords();
  const { sound } = useSettings();
  return (
    <IconButton
      quiet
      icon={sound ? 'sound' : 'mute'}
      label={sound ? site.sound.on : site.sound.off}
      onPress={() => change({ sound: !sound })}
    />
  );
}
function Paper() {
  const { site } = useWords();
  const { theme } = useSettings();
  return (
    <IconButton
      quiet
      icon={themeIcon[theme]}
      label={site.theme[theme]}
      onPress={() => change({ theme: nextTheme[theme] })}
    />
  );
}

const PageTip = lazy(() => import('./PageTip.tsx'));

/** The head of every page but the table: where one can go, who one is, paper and sound. `wide`: as broad as the page. */
export function Header({ wide = false }: { wide?: boolean }) {
  const { site } = useWords();
  return (
    <header className={classes('top', wide && 'hd-wide')}>
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
        <Places />
      </nav>
      <div className="acts">
        <span className="only-wide">
          <span className="lg-tools">
            <LanguageMenu />
            <Paper />
          </span>
        </span>
        <Who
          places={<Places />}
          comforts={
            <>
              <Sound />
              <span className="only-phone">
                <LanguageMenu />
                <Paper />
              </span>
            </>
          }
        />
      </div>
      <Suspense fallback={null}>
        <PageTip />
      </Suspense>
    </header>
  );
}
