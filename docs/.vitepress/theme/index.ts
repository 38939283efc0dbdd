import DefaultTheme from 'vitepress/theme-without-fonts';
import './belfry.css';

export default DefaultTheme;
